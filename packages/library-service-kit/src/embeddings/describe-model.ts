import type { LanguageModelState } from '@skills-architect/contracts';
import type { Embedder } from './embedder';
import { publicFigures } from './public-figures';
import type { RecordVectors } from './record-vectors';

const OFF = 'SEMANTICS is off. Set it to on, and texts are compared by their meaning, too.';

/** What administrators see of the language model of this process; without one it is off. */
export const describeModel = async (
  embedder: Embedder | undefined,
  vectors: Pick<RecordVectors, 'coverage'> | undefined,
): Promise<LanguageModelState> => {
  if (!embedder || !vectors) return { status: 'off', sentence: OFF, name: '', languages: [], embedded: 0, records: 0 };
  const { model: name, origin, languages = [] } = embedder;
  const state = embedder.state();
  return {
    status: state.status,
    sentence: state.status === 'ready' ? '' : state.sentence,
    name,
    origin,
    languages: [...languages],
    ...(await vectors.coverage()),
    figures: publicFigures(name),
  };
};
