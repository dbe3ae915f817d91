import { type ProtoField, writeMessage } from './protobuf';

/** Field numbers and types of https://github.com/onnx/onnx/blob/main/onnx/onnx.proto */
const TYPES = { float: 1, uint8: 2, int64: 7 } as const;
type ElementType = keyof typeof TYPES;
const ATTRIBUTE = { float: 1, int: 2, ints: 7 } as const;
const IR_VERSION = 8;
const OPERATORS_VERSION = 17;

type Numbers = Float32Array | Uint8Array | BigInt64Array;

const typeOf = (numbers: Numbers): ElementType => {
  if (numbers instanceof Float32Array) return 'float';
  return numbers instanceof Uint8Array ? 'uint8' : 'int64';
};

const bytesOf = ({ buffer, byteOffset, byteLength }: Numbers) => new Uint8Array(buffer, byteOffset, byteLength);

const writeAttribute = (name: string, value: number | readonly number[]): ProtoField => {
  if (typeof value !== 'number')
    return [5, [[1, name], ...value.map((item): ProtoField => [8, item]), [20, ATTRIBUTE.ints]]];
  if (Number.isInteger(value))
    return [
      5,
      [
        [1, name],
        [3, value],
        [20, ATTRIBUTE.int],
      ],
    ];
  throw new Error(`The attribute ${name} is not a whole number`);
};

const writeValue = (name: string, type: ElementType, axes: readonly string[]): ProtoField[] => {
  const shape = axes.map((axis): ProtoField => [1, [[2, axis]]]);
  return [
    [1, name],
    [
      2,
      [
        [
          1,
          [
            [1, TYPES[type]],
            [2, shape],
          ],
        ],
      ],
    ],
  ];
};

/** The graph of a model, made operator by operator; each gives the name of its result. */
export interface OnnxGraph {
  input: (name: string, type: ElementType, axes: readonly string[]) => string;
  /** A constant; without a shape it is a list. */
  constant: (numbers: Numbers, shape?: readonly number[]) => string;
  apply: (
    operator: string,
    inputs: readonly string[],
    attributes?: Readonly<Record<string, number | number[]>>,
  ) => string;
  /** The whole model file with this result. */
  write: (output: string, axes: readonly string[]) => Uint8Array;
}

export const onnxGraph = (): OnnxGraph => {
  const nodes: ProtoField[] = [];
  const constants: ProtoField[] = [];
  const inputs: ProtoField[] = [];
  return {
    input(name, type, axes) {
      inputs.push([11, writeValue(name, type, axes)]);
      return name;
    },
    constant(numbers, shape = [numbers.length]) {
      const name = `constant${constants.length}`;
      const dimensions = shape.map((size): ProtoField => [1, size]);
      constants.push([5, [...dimensions, [2, TYPES[typeOf(numbers)]], [8, name], [9, bytesOf(numbers)]]]);
      return name;
    },
    apply(operator, own, attributes = {}) {
      const name = `result${nodes.length}`;
      const settings = Object.entries(attributes).map(([key, value]) => writeAttribute(key, value));
      nodes.push([1, [...own.map((input): ProtoField => [1, input]), [2, name], [4, operator], ...settings]]);
      return name;
    },
    write(output, axes) {
      const result: ProtoField = [12, writeValue(output, 'float', axes)];
      return writeMessage([
        [1, IR_VERSION],
        [7, [...nodes, [2, 'model'], ...constants, ...inputs, result]],
        [8, [[2, OPERATORS_VERSION]]],
      ]);
    },
  };
};
