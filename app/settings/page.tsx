import type { Metadata } from "next";
import { wordsIn } from "@/lib/i18n/words";
import { SettingsScreen } from "./settings-screen";

export const metadata: Metadata = { title: wordsIn.en.settings.title };

/** How it looks, where things are kept, and everything out and in. Nothing of it comes from the server. */
export default function SettingsPage() {
  return <SettingsScreen />;
}
