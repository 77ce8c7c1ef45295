import type { Metadata } from "next";
import { SettingsScreen } from "@/app/settings/settings-screen";
import { pageCatalogue } from "@/lib/i18n/page-words";
import { version } from "@/package.json";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCatalogue("settings")).title };
}

/** Appearance, storage, export and import. Nothing here comes from the server. */
export default function SettingsPage() {
  return <SettingsScreen version={version} />;
}
