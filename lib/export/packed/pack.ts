import { isRecord } from "../../rules/record";
import { firstShape, firstText, maxShapes, phone, tags, timeIn, uuid, words } from "./tokens";

/** Packs a JSON value. */
export function packed(value: unknown): Uint8Array {
  const packer = new Packer();
  packer.add(value);
  return Uint8Array.from(packer.bytes);
}

class Packer {
  readonly bytes: number[] = [];
  private readonly texts = new Map(words.map((word, index) => [word, index]));
  private readonly ids = new Map<string, number>();
  private readonly shapes = new Map<string, number>();
  private time = 0;
  private phone = "";

  add(value: unknown): void {
    if (typeof value === "string") this.text(value);
    else if (typeof value === "number") this.number(value);
    else if (Array.isArray(value)) this.list(value);
    else if (isRecord(value)) this.record(value);
    else this.bytes.push(value === true ? tags.true : value === false ? tags.false : tags.null);
  }

  private number(value: number): void {
    if (Number.isInteger(value) && value >= 0 && value < firstText) this.bytes.push(value);
    else if (Number.isInteger(value) && Number.isSafeInteger(2 * value))
      this.whole(tags.whole, zigzag(value));
    else {
      this.bytes.push(tags.fraction);
      this.utf8(String(value));
    }
  }

  private text(value: string): void {
    const time = timeIn(value);
    if (uuid.test(value)) this.id(value);
    else if (time !== undefined) this.after(tags.time, time);
    else this.word(value);
  }

  private word(value: string): void {
    const known = this.texts.get(value);
    if (known === undefined) {
      this.texts.set(value, this.texts.size);
      this.bytes.push(tags.text);
      this.utf8(value);
    } else if (known < tags.null - firstText) this.bytes.push(firstText + known);
    else this.whole(tags.farText, known);
  }

  private id(value: string): void {
    const known = this.ids.get(value);
    if (known === undefined) this.newId(value);
    else this.whole(tags.knownId, known);
  }

  private newId(value: string): void {
    this.ids.set(value, this.ids.size);
    const digits = value.replaceAll("-", "");
    const all = Array.from({ length: 16 }, (_, at) => Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16));
    const of = all.slice(phone.from, phone.to);
    const isSame = of.join() === this.phone;
    this.phone = of.join();
    this.after(isSame ? tags.idOfPhone : tags.id, Number.parseInt(digits.slice(0, 12), 16));
    this.bytes.push(...all.slice(6, phone.from), ...(isSame ? [] : of), ...all.slice(phone.to));
  }

  private list(values: readonly unknown[]): void {
    this.whole(tags.list, values.length);
    for (const value of values) this.add(value);
  }

  private record(value: Readonly<Record<string, unknown>>): void {
    const fields = Object.entries(value).filter(([, each]) => each !== undefined);
    const keys = fields.map(([key]) => key);
    const shape = JSON.stringify(keys);
    const known = this.shapes.get(shape);
    if (known === undefined) {
      this.whole(tags.record, keys.length);
      for (const key of keys) this.text(key);
      if (this.shapes.size < maxShapes) this.shapes.set(shape, this.shapes.size);
    } else this.bytes.push(firstShape + known);
    for (const [, each] of fields) this.add(each);
  }

  private after(tag: number, time: number): void {
    this.whole(tag, zigzag(time - this.time));
    this.time = time;
  }

  private utf8(text: string): void {
    const bytes = new TextEncoder().encode(text);
    this.length(bytes.length);
    this.bytes.push(...bytes);
  }

  private whole(tag: number, value: number): void {
    this.bytes.push(tag);
    this.length(value);
  }

  /** Seven bits a byte, the lowest first; all but the last have the eighth. */
  private length(value: number): void {
    let rest = value;
    for (; rest >= 128; rest = Math.floor(rest / 128)) this.bytes.push(128 + (rest % 128));
    this.bytes.push(rest);
  }
}

const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
