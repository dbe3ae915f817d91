import { zipSync } from 'fflate';

/** An archive as NumPy writes it, of 32-bit numbers or, as a Uint8Array, of bytes. */
export const numpyArchive = (arrays: Readonly<Record<string, { shape: number[]; data: Uint8Array | Float32Array }>>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(arrays).map(([name, { shape, data }]) => {
        const type = data instanceof Float32Array ? '<f4' : '|u1';
        const sizes = shape.map((size) => `${size},`).join(' ');
        const header = `{'descr': '${type}', 'fortran_order': False, 'shape': (${sizes}), }`.padEnd(117);
        const prefix = [...'\u0093NUMPY'].map((letter) => letter.charCodeAt(0));
        const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
        const start = [...prefix, 1, 0, header.length + 1, 0, ...new TextEncoder().encode(`${header}\n`)];
        return [`${name}.npy`, Uint8Array.from([...start, ...bytes])];
      }),
    ),
  );
