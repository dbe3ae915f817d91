import { expect, it } from '@jest/globals';
import { hubModel } from './hub-model';

it('says what to install when the package for local models is absent', async () => {
  await expect(hubModel('folder').embed(['nurse'], { timeoutMs: 5000, tries: 1 })).rejects.toThrow(
    'EMBEDDING_MODEL needs the package @huggingface/transformers: run npm install --no-save @huggingface/transformers',
  );
});
