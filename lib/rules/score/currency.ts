/**
 * Currencies of which people pay whole units: those without minor units in ISO 4217 (list one of 2024), and those whose
 * cents are no longer paid. Amounts are stored in hundredths whatever the currency is.
 */
const inWholeUnits: ReadonlySet<string> = new Set(
  "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF COP CRC HUF IDR TWD".split(" "),
);
export const hasDecimals = (currency: string): boolean => !inWholeUnits.has(currency);
