import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { pageCatalogue } from "@/lib/i18n/page-words";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCatalogue("base")).shell.notFoundTitle };
}

/** Every address that there is nothing at. */
export default function NoSuchPage() {
  notFound();
}
