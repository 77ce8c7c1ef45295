import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { FollowedLinks } from "@/app/followed-links";
import { NewVersion } from "@/app/new-version";
import { StoreNotice } from "@/app/store-notice";
import { TapGuard } from "@/app/tap-guard";
import { LanguageProvider } from "@/lib/i18n/hooks/use-words";
import { type BaseLanguage, directionOf, languages } from "@/lib/i18n/language";
import { pageCatalogue, pageLanguage } from "@/lib/i18n/page-words";
import "@/app/globals.css";

export const dynamicParams = false;

export const generateStaticParams = (): { lang: BaseLanguage }[] => languages.map((lang) => ({ lang }));

export async function generateMetadata(): Promise<Metadata> {
  const { shell: t } = await pageCatalogue("base");
  return {
    title: { default: t.appName, template: `%s · ${t.appName}` },
    description: t.tagline,
    applicationName: t.appName,
    formatDetection: { telephone: false },
    // Next adds each page's title and description. A picture needs an address with a host, which is not known when
    // these pages are built.
    openGraph: { type: "website", siteName: t.appName },
    // Not icon.svg in this folder: Next would give it an address of its own for each build, with a second copy, and the
    // service worker, which stores what the manifest names, would fetch all three.
    icons: { icon: { url: "/icon.svg", type: "image/svg+xml" }, apple: "/apple-icon.png" },
  };
}

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#6b4529" },
    { media: "(prefers-color-scheme: dark)", color: "#553828" },
  ],
};

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  const language = await pageLanguage();
  const { shell: t } = await pageCatalogue("base");
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      data-build={process.env.BUILT_FROM}
      suppressHydrationWarning
    >
      <head>
        {/* Not async: it chooses the colours of the first paint. */}
        <script src="/look.js" />
      </head>
      <body className="flex flex-col">
        <a
          href="#content"
          className="action fixed top-2 left-2 z-50 -translate-y-24 focus:translate-y-0 print:hidden"
        >
          {t.skip}
        </a>
        {/* Seen only where no style hides it: below a folder of another site nothing of the page is found. */}
        <p className="hidden">{t.noStyles}</p>
        <LanguageProvider language={language}>
          {children}
          <NewVersion />
          <StoreNotice />
          <TapGuard />
          <FollowedLinks />
        </LanguageProvider>
      </body>
    </html>
  );
}
