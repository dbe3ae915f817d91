import { unzipSync } from 'fflate';

/** An array of a NumPy archive: its numbers row by row. */
export interface NumpyArray {
  shape: number[];
  data: Uint8Array | Float32Array | Float64Array;
}

const MAGIC = '\u0093NUMPY';
/** Magic number, version, length of the header. */
const PREFIX = 10;

const readNumbers = (type: string, bytes: Uint8Array): NumpyArray['data'] => {
  if (type === '|u1' || type === '|i1') return bytes;
  // The numbers may begin at an odd place of the archive.
  const { buffer } = bytes.slice();
  if (type === '<f4') return new Float32Array(buffer);
  if (type === '<f8') return new Float64Array(buffer);
  throw new Error(`A NumPy array has numbers of the unknown type ${type}`);
};

/** Reads one array (`.npy`, version 1): https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html */
const readArray = (bytes: Uint8Array): NumpyArray => {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  const end = PREFIX + (bytes[8] ?? 0) + 256 * (bytes[9] ?? 0);
  const header = text(PREFIX, end);
  const type = /'descr': '(?<type>[^']+)'/.exec(header)?.groups?.type;
  const shape = /'shape': \((?<shape>[\d, ]*)\)/.exec(header)?.groups?.shape;
  if (text(0, 6) !== MAGIC || type === undefined || shape === undefined || !header.includes("'fortran_order': False"))
    throw new Error('A NumPy array has another form than expected');
  return {
    shape: shape
      .split(',')
      .filter((part) => part.trim())
      .map(Number),
    data: readNumbers(type, bytes.subarray(end)),
  };
};

/** The arrays of a NumPy archive (`.npz`) by name. */
export const readNumpyArchive = (archive: Uint8Array): ReadonlyMap<string, NumpyArray> =>
  new Map(Object.entries(unzipSync(archive)).map(([name, bytes]) => [name.replace(/\.npy$/, ''), readArray(bytes)]));
