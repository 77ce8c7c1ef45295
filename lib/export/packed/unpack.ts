import { firstShape, firstText, maxDepth, maxShapes, phone, tags, words } from "./tokens";

/** What was packed, whatever the bytes are; undefined if they are not exactly one packed value. */
export function unpacked(bytes: Uint8Array): unknown {
  const unpacker = new Unpacker(bytes);
  try {
    const value = unpacker.next(0);
    return unpacker.isDone ? value : undefined;
  } catch {
    return undefined;
  }
}

class Unpacker {
  private at = 0;
  private readonly texts: string[] = [...words];
  private readonly ids: string[] = [];
  private readonly shapes: (readonly string[])[] = [];
  private time = 0;
  private phone: readonly number[] = [];

  constructor(private readonly bytes: Uint8Array) {}

  get isDone(): boolean {
    return this.at === this.bytes.length;
  }

  next(depth: number): unknown {
    if (depth > maxDepth) throw new RangeError("too deep");
    const tag = this.byte();
    if (tag < firstText) return tag;
    if (tag < tags.null) return known(this.texts, tag - firstText);
    if (tag >= firstShape) return this.values(known(this.shapes, tag - firstShape), depth);
    switch (tag) {
      case tags.null:
        return null;
      case tags.false:
        return false;
      case tags.true:
        return true;
      case tags.whole:
        return this.signed();
      case tags.fraction:
        return this.fraction();
      case tags.list:
        return Array.from({ length: this.count() }, () => this.next(depth + 1));
      case tags.record:
        return this.values(this.shape(), depth);
      default:
        return this.text(tag);
    }
  }

  private text(tag: number): string {
    if (tag >= firstText && tag < tags.null) return known(this.texts, tag - firstText);
    if (tag === tags.farText) return known(this.texts, this.length());
    if (tag === tags.knownId) return known(this.ids, this.length());
    if (tag === tags.id || tag === tags.idOfPhone) return this.id(tag === tags.idOfPhone);
    if (tag === tags.time) return new Date(this.after()).toISOString();
    if (tag !== tags.text) throw new RangeError("no text");
    const text = this.utf8();
    this.texts.push(text);
    return text;
  }

  private id(isOfPhone: boolean): string {
    const time = this.after().toString(16).padStart(12, "0");
    const first = this.some(phone.from - 6);
    if (!isOfPhone) this.phone = this.some(phone.to - phone.from);
    const rest = [...first, ...this.phone, ...this.some(16 - phone.to)].map(hex).join("");
    const id = (time + rest).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
    if (id.length !== 36) throw new RangeError("no id");
    this.ids.push(id);
    return id;
  }

  private shape(): readonly string[] {
    const keys = Array.from({ length: this.count() }, () => this.text(this.byte()));
    if (this.shapes.length < maxShapes) this.shapes.push(keys);
    return keys;
  }

  private values(keys: readonly string[], depth: number): object {
    return Object.fromEntries(keys.map((key) => [key, this.next(depth + 1)]));
  }

  private fraction(): number {
    const value = Number(this.utf8());
    if (!Number.isFinite(value)) throw new RangeError("no number");
    return value;
  }

  private after(): number {
    this.time += this.signed();
    if (this.time < 0 || this.time >= 2 ** 48) throw new RangeError("no time");
    return this.time;
  }

  private signed(): number {
    const value = this.length();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }

  private utf8(): string {
    const bytes = Uint8Array.from(this.some(this.count()));
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  }

  /** Of what takes at least a byte each: there cannot be more than bytes. */
  private count(): number {
    const count = this.length();
    if (count > this.bytes.length - this.at) throw new RangeError("cut off");
    return count;
  }

  private length(): number {
    let value = 0;
    for (let place = 1; ; place *= 128) {
      const byte = this.byte();
      value += (byte % 128) * place;
      if (!Number.isSafeInteger(value)) throw new RangeError("too large");
      if (byte < 128) return value;
    }
  }

  private some(count: number): number[] {
    return Array.from({ length: count }, () => this.byte());
  }

  private byte(): number {
    const byte = this.bytes[this.at++];
    if (byte === undefined) throw new RangeError("cut off");
    return byte;
  }
}

const hex = (byte: number): string => byte.toString(16).padStart(2, "0");

function known<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError("not known");
  return found;
}
