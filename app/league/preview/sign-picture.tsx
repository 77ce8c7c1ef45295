import type { LeagueSettings } from "@/lib/league/settings";

export type Sign = NonNullable<LeagueSettings["sign"]>;

// Those of app/globals.css by day, which a picture cannot read.
const colours: Readonly<Record<Sign["colour"], string>> = {
  brass: "#c4923a",
  felt: "#1c5b43",
  sea: "#1580ad",
  rose: "#c03b7b",
  ruby: "#bd271e",
  plum: "#6a2c91",
};
const [tile, groove, pip] = ["#fffaf0", "#b9a67f", "#2a1a10"];

/** Which of three by three places have a pip, by number, on a tile that lies. */
const pips = ["", "4", "08", "048", "0268", "02468", "012678"];

const Half = ({ number }: { readonly number: number }) => (
  <div style={{ display: "flex", flexWrap: "wrap", width: 42, height: 42, padding: 3 }}>
    {Array.from({ length: 9 }, (_, place) => (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
        key={place}
        style={{
          width: 8,
          height: 8,
          margin: 2,
          borderRadius: 4,
          background: pips[number]?.includes(String(place)) ? pip : "transparent",
        }}
      />
    ))}
  </div>
);

/** A league's sign as `LeagueSign` draws it, for pictures. */
export const SignPicture = ({ sign: { first, second, colour } }: { readonly sign: Sign }) => (
  <div
    style={{
      display: "flex",
      padding: 8,
      borderRadius: 12,
      border: "3px solid #dcc6a6",
      background: colours[colour],
    }}
  >
    <div style={{ display: "flex", borderRadius: 8, background: tile }}>
      <Half number={first} />
      <div style={{ width: 2, margin: "5px 0", background: groove }} />
      <Half number={second} />
    </div>
  </div>
);
