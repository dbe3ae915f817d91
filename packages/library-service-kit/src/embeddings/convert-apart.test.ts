import { MINILM, type ModelPackage, MULTILINGUAL_USE } from '@skills-architect/local-model/find';
import { convertApart } from './convert-apart';

const PACKED = Uint8Array.of(1, 2, 3);

it('a file that needs no conversion stays as it is', async () => {
  expect(await convertApart(MINILM, 'model.onnx', PACKED)).toBe(PACKED);
});

it('a file that cannot be converted is an error, and so is a model that the portal does not bring', async () => {
  await expect(convertApart(MULTILINGUAL_USE, 'model.onnx', PACKED)).rejects.toThrow();
  const other: ModelPackage = { ...MULTILINGUAL_USE, name: 'other' };
  await expect(convertApart(other, 'tokenizer.json', PACKED)).rejects.toThrow('The portal brings no model other.');
});
