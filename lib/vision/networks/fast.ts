import code from "./convolve.json";
import type { Fast, Layer, Step, Tensor } from "./network";

/** What scripts/vision/convolve.wat exports. Addresses and strides in bytes. */
interface Convolve {
  readonly memory: WebAssembly.Memory;
  pad(from: number, to: number, row: number, rows: number, left: number, above: number): void;
  convolve(
    from: number,
    to: number,
    weights: number,
    bias: number,
    width: number,
    height: number,
    outputs: number,
    right: number,
    down: number,
    under: number,
    run: number,
    runs: number,
    apart: number,
    lines: number,
    min: number,
  ): void;
  pool(from: number, to: number, width: number, height: number, pixel: number, row: number): void;
}

const page = 65_536;
const float = 4;
/** What may be read or written beyond the end: three pixels, of up to 1,300 channels. */
const slack = 16_384;

/**
 * Runs steps of networks with WebAssembly's SIMD instructions, about eight times as fast as plain code. Nothing where
 * this browser has none, or does not let a page use it: plain code then does the same. Weights stay in its memory, so
 * it is for the networks of one file.
 */
export function fastConvolutions(): Fast | undefined {
  const convolve = instance();
  if (!convolve) return undefined;
  const { memory } = convolve;
  const placed = new Map<Layer, { weights: number; bias: number }>();
  let top = 0;
  const room = (bytes: number): void => {
    const missing = bytes - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / page));
  };
  const put = (numbers: Float64Array): number => {
    const at = top;
    top += numbers.length * float;
    room(top);
    new Float32Array(memory.buffer, at, numbers.length).set(numbers);
    return at;
  };
  const addressesOf = (layer: Layer) => {
    const known = placed.get(layer) ?? { weights: put(layer.weights), bias: put(layer.bias) };
    placed.set(layer, known);
    return known;
  };
  return (layers, input) => {
    const addresses = layers.map(addressesOf);
    const shapes = shapesOf(layers, input);
    const sizes = shapes.map(({ width, height, channels }) => width * height * channels * float + slack);
    const padded = shapes.map(
      ({ width, height, channels }) => (width + 4) * (height + 4) * channels * float + slack,
    );
    let from = top;
    let to = from + Math.max(...sizes);
    const pad = to + Math.max(...sizes);
    room(pad + Math.max(...padded));
    new Float32Array(memory.buffer, from, input.data.length).set(input.data);
    for (const [i, { step }] of layers.entries()) {
      const { width, height, channels } = shapes[i] as Shape;
      const { width: wide, height: high, channels: outputs } = shapes[i + 1] as Shape;
      const { weights, bias } = addresses[i] as { weights: number; bias: number };
      const pixel = channels * float;
      if (step.kind === "conv") {
        const { apart = 1, stride = 1 } = step;
        const row = (width + 2 * apart) * pixel;
        const [run, runs, between] = apart === 1 ? [3 * pixel, 1, 0] : [pixel, 3, apart * pixel];
        const [right, down, under] = [stride * pixel, stride * row, apart * row];
        convolve.pad(from, pad, width * pixel, height, apart * pixel, apart);
        convolve.convolve(
          pad,
          to,
          weights,
          bias,
          wide,
          high,
          outputs,
          right,
          down,
          under,
          run,
          runs,
          between,
          3,
          0,
        );
      } else if (step.kind === "pool") {
        if (wide > 0 && high > 0) convolve.pool(from, to, wide, high, pixel, width * pixel);
      } else {
        const taps = step.kind === "dense" ? width * height * pixel : pixel;
        const min = Number.NEGATIVE_INFINITY;
        convolve.convolve(
          from,
          to,
          weights,
          bias,
          wide,
          high,
          outputs,
          taps,
          wide * taps,
          0,
          taps,
          1,
          0,
          1,
          min,
        );
      }
      [from, to] = [to, from];
    }
    const last = shapes.at(-1) as Shape;
    return { ...last, data: new Float32Array(memory.buffer, from, last.width * last.height * last.channels) };
  };
}

type Shape = Pick<Tensor, "width" | "height" | "channels">;

/** Of the input and of what each step makes of it. */
function shapesOf(layers: readonly Layer[], { width, height, channels }: Shape): Shape[] {
  const shapes = [{ width, height, channels }];
  for (const { step, bias } of layers) shapes.push(shapeAfter(step, bias.length, shapes.at(-1) as Shape));
  return shapes;
}

function shapeAfter(step: Step, outputs: number, { width, height, channels }: Shape): Shape {
  switch (step.kind) {
    case "conv": {
      const { stride = 1 } = step;
      return { width: Math.ceil(width / stride), height: Math.ceil(height / stride), channels: outputs };
    }
    case "pool":
      return { width: width >> 1, height: height >> 1, channels };
    case "point":
      return { width, height, channels: outputs };
    case "dense":
      return { width: 1, height: 1, channels: outputs };
  }
}

function instance(): Convolve | undefined {
  try {
    const bytes = Uint8Array.from(atob(code.wasm), (letter) => letter.charCodeAt(0));
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes));
    return exports as unknown as Convolve;
  } catch {
    return undefined;
  }
}
