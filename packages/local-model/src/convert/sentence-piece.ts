import { readMessage } from './protobuf';

const decoder = new TextDecoder();

const SPACES = { type: 'Metaspace', replacement: '▁', prepend_scheme: 'always' };

/** Ids that the sentence encoder expects at both ends of a text. */
const [BEGIN, END] = [1, 2];

/**
 * A `tokenizer.json` made of the pieces of a SentencePiece unigram model (`sp.model`), with begin and end token around each
 * text. Texts are normalised by NFKC, as the model's own table does except for rare signs.
 */
export const toTokenizerFile = (model: Uint8Array): Uint8Array => {
  const vocab: [string, number][] = [];
  for (const { field, bytes } of readMessage(model)) {
    if (field !== 1) continue;
    let [piece, score] = ['', 0];
    for (const own of readMessage(bytes)) {
      if (own.field === 1) piece = decoder.decode(own.bytes);
      if (own.field === 2) score = new DataView(own.bytes.buffer, own.bytes.byteOffset, 4).getFloat32(0, true);
    }
    vocab.push([piece, score]);
  }
  const special = (id: number) => ({
    id,
    content: vocab[id]?.[0] ?? '',
    special: true,
    lstrip: false,
    rstrip: false,
    single_word: false,
    normalized: false,
  });
  const [begin, end] = [special(BEGIN), special(END)];
  const around = (content: string, id: number) => ({ id: content, ids: [id], tokens: [content] });
  return new TextEncoder().encode(
    JSON.stringify({
      version: '1.0',
      added_tokens: [begin, end],
      normalizer: {
        type: 'Sequence',
        normalizers: [
          { type: 'Precompiled' },
          { type: 'Replace', pattern: { Regex: ' {2,}' }, content: ' ' },
          { type: 'Strip', strip_left: true, strip_right: true },
        ],
      },
      pre_tokenizer: SPACES,
      decoder: SPACES,
      post_processor: {
        type: 'TemplateProcessing',
        single: [
          { SpecialToken: { id: begin.content, type_id: 0 } },
          { Sequence: { id: 'A', type_id: 0 } },
          { SpecialToken: { id: end.content, type_id: 0 } },
        ],
        pair: [],
        special_tokens: {
          [begin.content]: around(begin.content, BEGIN),
          [end.content]: around(end.content, END),
        },
      },
      model: { type: 'Unigram', unk_id: 0, vocab },
    }),
  );
};
