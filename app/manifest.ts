import type { MetadataRoute } from "next";
import { catalogue, loadCatalogue } from "@/lib/i18n/catalogues";

/** What a phone or a computer needs to know to install Pipkeeper. The colours are those of app/globals.css by day. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  await loadCatalogue("base", "en");
  const t = catalogue("base", "en").shell;
  return {
    id: "/",
    name: t.appName,
    short_name: t.appName,
    description: t.tagline,
    lang: "en",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#f1e8d6",
    theme_color: "#6b4529",
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icons/192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
