import type { Metadata } from "next";
import { settingsWords } from "@/lib/i18n/settings-words";
import { version } from "@/package.json";
import { SettingsScreen } from "./settings-screen";

export const metadata: Metadata = { title: settingsWords.en.title };

/** How it looks, where things are kept, and everything out and in. Nothing of it comes from the server. */
export default function SettingsPage() {
  return <SettingsScreen version={version} />;
}
