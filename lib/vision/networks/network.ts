/** One step of a network. Convolutions are three by three, have eight outputs or a multiple of it,
 * keep the size (zeros beyond the edge) but for `stride`, and end in a ReLU. */
export type Step =
  | {
      readonly kind: "conv";
      readonly from: number;
      readonly to: number;
      readonly stride?: 2;
      readonly apart?: 2;
    }
  | { readonly kind: "pool" }
  /** The last: without a ReLU. `dense` takes all numbers at once, `point` the channels of each pixel. */
  | { readonly kind: "dense" | "point"; readonly from: number; readonly to: number };

/** Numbers by row, pixel, channel. */
export interface Tensor {
  readonly data: Float64Array | Float32Array;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

export interface Layer {
  readonly step: Step;
  /** For blocks of eight outputs: by offset, input channel, output. */
  readonly weights: Float64Array;
  readonly bias: Float64Array;
}

/** Runs all steps of a network. A pixel of its answer may have some numbers more, which mean nothing. */
export type Fast = (layers: readonly Layer[], input: Tensor) => Tensor;

export interface Network {
  readonly layers: readonly Layer[];
  /** What runs it; plain code where it is absent. */
  readonly fast?: Fast | undefined;
}

const block = 8;

/** How many bytes a step's weights take in the file: a scale and a bias (float32) for each output, then int8. */
function sizesOf(step: Step): { outputs: number; inputs: number } {
  if (step.kind === "pool") return { outputs: 0, inputs: 0 };
  return { outputs: step.to, inputs: step.kind === "conv" ? 9 * step.from : step.from };
}

/** Reads a network's weights from `at` on; says where the next one starts. */
export function readNetwork(
  steps: readonly Step[],
  file: DataView,
  at: number,
): { network: Network; next: number } {
  let next = at;
  const layers = steps.map((step): Layer => {
    const { outputs, inputs } = sizesOf(step);
    const blocks = Math.ceil(outputs / block);
    const weights = new Float64Array(blocks * inputs * block);
    const bias = new Float64Array(blocks * block);
    const packed = next + 8 * outputs;
    for (let o = 0; o < outputs; o++) {
      const scale = file.getFloat32(next + 4 * o, true);
      bias[o] = file.getFloat32(next + 4 * (outputs + o), true);
      for (let i = 0; i < inputs; i++) {
        const to = (Math.floor(o / block) * inputs + i) * block + (o % block);
        weights[to] = scale * file.getInt8(packed + o * inputs + i);
      }
    }
    next = packed + outputs * inputs;
    return { step, weights, bias };
  });
  return { network: { layers }, next };
}

/**
 * Bytes of a crop as the networks were trained on them: lightness about 0 with deviation 1, so that a dim photo looks
 * like a bright one; a crop without any contrast stays flat.
 */
export function normalized(rgb: Uint8Array, width: number, height: number): Tensor {
  const n = width * height;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < rgb.length; i += 3) {
    const light = (rgb[i] as number) * 0.3 + (rgb[i + 1] as number) * 0.59 + (rgb[i + 2] as number) * 0.11;
    sum += light;
    squares += light * light;
  }
  const mean = sum / n;
  const deviation = Math.max(12, Math.sqrt(Math.max(0, squares / n - mean * mean)));
  // Float64Array.from takes ten times as long.
  const data = new Float64Array(rgb.length);
  for (let i = 0; i < rgb.length; i++) data[i] = ((rgb[i] as number) - mean) / deviation;
  return { data, width, height, channels: 3 };
}

export const run = ({ layers, fast = runPlain }: Network, input: Tensor): Tensor => fast(layers, input);

function runPlain(layers: readonly Layer[], input: Tensor): Tensor {
  return layers.reduce((tensor, layer) => {
    const { step } = layer;
    if (step.kind === "pool") return pooled(tensor);
    if (step.kind === "conv") return convolved(tensor, layer, step.to, step.stride ?? 1, step.apart ?? 1);
    if (step.kind === "dense") {
      const flat = { data: tensor.data, width: 1, height: 1, channels: tensor.data.length };
      return combined(flat, layer, step.to);
    }
    return combined(tensor, layer, step.to);
  }, input);
}

/** The largest of each two by two. */
function pooled({ data, width, height, channels }: Tensor): Tensor {
  const w = width >> 1;
  const h = height >> 1;
  const to = new Float64Array(w * h * channels);
  const row = width * channels;
  let p = 0;
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const at = 2 * y * row + 2 * x * channels;
      for (let c = at; c < at + channels; c++) {
        const top = Math.max(data[c] as number, data[c + channels] as number);
        to[p++] = Math.max(top, data[c + row] as number, data[c + row + channels] as number);
      }
    }
  }
  return { data: to, width: w, height: h, channels };
}

/** With `margin` rows and columns of zeros around. */
function padded({ data, width, height, channels }: Tensor, margin: number): Tensor {
  const w = width + 2 * margin;
  const h = height + 2 * margin;
  const to = new Float64Array(w * h * channels);
  for (let y = 0; y < height; y++) {
    const row = data.subarray(y * width * channels, (y + 1) * width * channels);
    to.set(row, ((y + margin) * w + margin) * channels);
  }
  return { data: to, width: w, height: h, channels };
}

/**
 * Three by three. What a pixel's neighbours give is gathered once, without the zeros that a ReLU left (nearly half of
 * all); then eight outputs at a time are kept in registers. The fastest that plain JavaScript does here.
 */
function convolved(input: Tensor, layer: Layer, outputs: number, stride: number, apart: number): Tensor {
  const { data, width: w, channels } = padded(input, apart);
  const width = Math.ceil(input.width / stride);
  const height = Math.ceil(input.height / stride);
  const to = new Float64Array(width * height * outputs);
  const { weights, bias } = layer;
  const taps = 9 * channels;
  const values = new Float64Array(taps);
  const places = new Int32Array(taps);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let count = 0;
      let place = 0;
      for (let j = 0; j < 3; j++) {
        for (let i = 0; i < 3; i++) {
          const at = ((y * stride + j * apart) * w + x * stride + i * apart) * channels;
          for (let c = at; c < at + channels; c++, place += block) {
            const value = data[c] as number;
            values[count] = value;
            places[count] = place;
            if (value !== 0) count++;
          }
        }
      }
      for (let first = 0; first < outputs; first += block) {
        const base = first * taps;
        let a0 = bias[first] as number;
        let a1 = bias[first + 1] as number;
        let a2 = bias[first + 2] as number;
        let a3 = bias[first + 3] as number;
        let a4 = bias[first + 4] as number;
        let a5 = bias[first + 5] as number;
        let a6 = bias[first + 6] as number;
        let a7 = bias[first + 7] as number;
        for (let i = 0; i < count; i++) {
          const value = values[i] as number;
          const k = base + (places[i] as number);
          a0 += value * (weights[k] as number);
          a1 += value * (weights[k + 1] as number);
          a2 += value * (weights[k + 2] as number);
          a3 += value * (weights[k + 3] as number);
          a4 += value * (weights[k + 4] as number);
          a5 += value * (weights[k + 5] as number);
          a6 += value * (weights[k + 6] as number);
          a7 += value * (weights[k + 7] as number);
        }
        const p = (y * width + x) * outputs + first;
        to[p] = Math.max(a0, 0);
        to[p + 1] = Math.max(a1, 0);
        to[p + 2] = Math.max(a2, 0);
        to[p + 3] = Math.max(a3, 0);
        to[p + 4] = Math.max(a4, 0);
        to[p + 5] = Math.max(a5, 0);
        to[p + 6] = Math.max(a6, 0);
        to[p + 7] = Math.max(a7, 0);
      }
    }
  }
  return { data: to, width, height, channels: outputs };
}

/** The same weighted sums for each pixel. */
function combined({ data, width, height, channels }: Tensor, layer: Layer, outputs: number): Tensor {
  const to = new Float64Array(width * height * outputs);
  const { weights, bias } = layer;
  for (let p = 0; p < width * height; p++) {
    for (let o = 0; o < outputs; o++) {
      let sum = bias[o] as number;
      let k = (o - (o % block)) * channels + (o % block);
      for (let c = p * channels; c < (p + 1) * channels; c++, k += block) {
        sum += (data[c] as number) * (weights[k] as number);
      }
      to[p * outputs + o] = sum;
    }
  }
  return { data: to, width, height, channels: outputs };
}
