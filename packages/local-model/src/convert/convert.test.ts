import { describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { readNumpyArchive } from './numpy';
import { numpyArchive } from './numpy.fixtures';
import { readMessage, writeMessage } from './protobuf';
import { toTokenizerFile } from './sentence-piece';

describe('protocol buffers', () => {
  it('are read as they were written', () => {
    const bytes = writeMessage([
      [1, 300],
      [16, 'abc'],
      [2, [[1, 5]]],
    ]);
    expect([...readMessage(bytes)].map(({ field, number, bytes: own }) => [field, number, [...own]])).toEqual([
      [1, 300, []],
      [16, 0, [...strToU8('abc')]],
      [2, 0, [8, 5]],
    ]);
  });

  it.each([
    ['ends in a number', [0x08, 0x80], 'ends in the middle'],
    ['has an unknown type', [0x0b], 'unknown type 3'],
  ])('a message that %s is an error', (_, bytes, message) => {
    expect(() => [...readMessage(Uint8Array.from(bytes))]).toThrow(message);
  });
});

describe('NumPy archives', () => {
  it('have arrays by name', () => {
    const arrays = readNumpyArchive(
      numpyArchive({
        bytes: { shape: [2, 2], data: Uint8Array.of(1, 2, 3, 255) },
        numbers: { shape: [2], data: Float32Array.of(0.5, -2) },
      }),
    );
    expect(arrays.get('bytes')).toEqual({ shape: [2, 2], data: Uint8Array.of(1, 2, 3, 255) });
    expect(arrays.get('numbers')).toEqual({ shape: [2], data: Float32Array.of(0.5, -2) });
  });

  it('of another form are an error', () => {
    expect(() => readNumpyArchive(zipSync({ 'a.npy': strToU8('no array at all') }))).toThrow('another form');
  });
});

it('a tokenizer has the pieces of the SentencePiece model, with begin and end around a text', () => {
  const piece = (text: string, score: number) => {
    const bytes = new Uint8Array(Float32Array.of(score).buffer);
    // A 32-bit number has the type 5.
    return Uint8Array.from([...writeMessage([[1, text]]), 2 * 8 + 5, ...bytes]);
  };
  const pieces = [piece('<unk>', 0), piece('<s>', 0), piece('</s>', 0), piece('▁cook', -2.5)];
  const file = toTokenizerFile(writeMessage(pieces.map((fields) => [1, fields] as const)));
  expect(JSON.parse(new TextDecoder().decode(file))).toMatchObject({
    model: {
      type: 'Unigram',
      unk_id: 0,
      vocab: [
        ['<unk>', 0],
        ['<s>', 0],
        ['</s>', 0],
        ['▁cook', -2.5],
      ],
    },
    post_processor: { special_tokens: { '<s>': { ids: [1] }, '</s>': { ids: [2] } } },
  });
});
