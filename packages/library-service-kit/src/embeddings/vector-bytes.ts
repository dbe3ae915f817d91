import mongoose from 'mongoose';

const { Binary } = mongoose.mongo;

/** A vector as it is stored in MongoDB: 32-bit numbers. */
export type VectorBytes = InstanceType<typeof Binary>;

export const toBytes = (vector: Float32Array): VectorBytes =>
  new Binary(new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength));

export const toVector = (bytes: VectorBytes): Float32Array => new Float32Array(Uint8Array.from(bytes.value()).buffer);
