import { drawable } from "./drawable";
import { type Sign, SignPicture } from "./sign-picture";

interface PreviewRow {
  readonly place: number;
  readonly name: string;
  /** Undefined if only the place is known. */
  readonly points?: string;
}

/** The content of a league's preview picture. */
export interface Preview {
  readonly name: string;
  /** The name of the table. */
  readonly table: string;
  /** The top of the table; empty if no game is finished yet. */
  readonly rows: readonly PreviewRow[];
  /** The text if there are no rows. */
  readonly nothing: string;
  /** The program's name. */
  readonly foot: string;
  /** The league's. */
  readonly sign?: Sign | undefined;
}

// The wooden board by day. The colours are those of app/globals.css, which a picture cannot read.
const colours = {
  walnut: "#4a2d1b",
  deep: "#341e11",
  light: "#6b4529",
  on: "#f8ecd6",
  soft: "#dcc6a6",
  brass: "#ecc97f",
  tile: "#fffaf0",
  edge: "#cfbd97",
  onTile: "#2a1a10",
};

const cut = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

/** The board with the top of a league's table. Drawn by Satori, which lays out by flex only. */
export function PreviewPicture({ name, table, rows, nothing, foot, sign }: Preview) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        width: "100%",
        height: "100%",
        padding: 44,
        background: colours.walnut,
        color: colours.on,
        border: `16px solid ${colours.deep}`,
      }}
    >
      <div style={{ display: "flex", alignItems: "center", justifyContent: "space-between" }}>
        <div style={{ display: "flex", fontSize: 60, lineHeight: 1.3, maxWidth: sign ? 940 : 1080, ...cut }}>
          {drawable(name)}
        </div>
        {sign && <SignPicture sign={sign} />}
      </div>
      <div style={{ display: "flex", fontSize: 32, color: colours.soft, marginBottom: 10 }}>
        {drawable(table)}
      </div>
      <div style={{ display: "flex", flexDirection: "column", flexGrow: 1 }}>
        {rows.length === 0 && <div style={{ display: "flex", fontSize: 40, marginTop: 40 }}>{nothing}</div>}
        {rows.map((row) => (
          <div
            key={row.name}
            style={{
              display: "flex",
              alignItems: "center",
              height: 66,
              fontSize: 40,
              lineHeight: 1.3,
              borderTop: `3px solid ${colours.light}`,
            }}
          >
            <div
              style={{
                display: "flex",
                alignItems: "center",
                justifyContent: "center",
                flexShrink: 0,
                width: 52,
                height: 52,
                marginRight: 24,
                borderRadius: 26,
                fontSize: 30,
                ...(row.place === 1
                  ? { background: colours.brass, color: colours.onTile }
                  : { border: `3px solid ${colours.soft}` }),
              }}
            >
              {row.place}
            </div>
            <div style={{ display: "flex", flexGrow: 1, maxWidth: 740, ...cut }}>{drawable(row.name)}</div>
            {row.points !== undefined && (
              <div
                style={{
                  display: "flex",
                  justifyContent: "flex-end",
                  flexShrink: 0,
                  minWidth: 150,
                  marginLeft: "auto",
                  padding: "0 18px",
                  borderRadius: 10,
                  background: colours.tile,
                  color: colours.onTile,
                  border: `2px solid ${colours.edge}`,
                }}
              >
                {row.points}
              </div>
            )}
          </div>
        ))}
      </div>
      <div style={{ display: "flex", justifyContent: "flex-end", fontSize: 28, color: colours.brass }}>
        {foot}
      </div>
    </div>
  );
}
