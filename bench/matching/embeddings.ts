import { endpointEmbedder } from '@skills-architect/library-service-kit/embeddings';
import { findModel, MINILM, type ModelPackage, openModel } from '@skills-architect/local-model';
import {
  type EmbeddingTexts,
  jobTexts,
  type LibraryRole,
  listNames,
  type MatchIndex,
  type MatchQuery,
  type NameMeanings,
  nameMeanings,
  nameTexts,
  roleTexts,
  similarity,
  titleText,
} from '@skills-architect/matching';

type Job = { title: string; description: string };

/** Vectors of an embedding model by text, and the texts of each role by its names. */
export type Embeddings = {
  vectors: ReadonlyMap<string, Float32Array>;
  /** Whether they are of the model that the portal brings. */
  isFittedModel: boolean;
  /** Languages that the model reads, if known. */
  languages?: readonly string[] | undefined;
  textsByNames: ReadonlyMap<string, RoleTexts>;
  /** What is known of the roles of each library that was asked. */
  libraries: WeakMap<MatchIndex, LibraryMeaning>;
};

type RoleTexts = EmbeddingTexts & { names: readonly string[] };
/** The texts of the roles of a library by their ids, and how near a title is to their names. */
type LibraryMeaning = { texts: ReadonlyMap<number, RoleTexts>; names: NameMeanings };

const joinNames = (names: readonly string[]) => names.join('\n');

/** Unit vectors of texts, in their order. */
export type Embed = (texts: readonly string[]) => Promise<readonly Float32Array[]>;

/** A model that embeds, and the languages that it reads, if known. */
export type OpenModel = Pick<Embeddings, 'isFittedModel' | 'languages'> & { embed: Embed };

/** The model behind an address, of which nobody knows the languages, or one that the portal can bring. */
export const openEmbeddingModel = async (url?: string, chosen: ModelPackage = MINILM): Promise<OpenModel> => {
  if (url) {
    const { embed } = endpointEmbedder({ url, model: 'bench' });
    return { isFittedModel: false, embed: (texts) => embed(texts, { timeoutMs: 120_000, tries: 3 }) };
  }
  // The folder of this setting has the default model.
  const folder = chosen === MINILM ? process.env.SEMANTICS_MODEL : undefined;
  const found = await findModel({ folder, cacheDir: '.cache/models', model: chosen });
  const { embed } = await openModel(found, chosen);
  return { isFittedModel: chosen === MINILM, languages: chosen.languages, embed };
};

const isTitleAlone = ({ description }: Job) => description.trim() === '';

/** The vectors of roles and jobs; those of all names only if a job is a title alone. */
export async function readEmbeddings(
  { embed, ...model }: OpenModel,
  roles: readonly LibraryRole[],
  jobs: readonly Job[],
): Promise<Embeddings> {
  const isWanted = jobs.some(isTitleAlone);
  // The same library may be there several times, with names in other languages, which a model does not read.
  const isEnglishAlone = model.languages?.join() === 'en';
  const read = new Map<string, string[]>();
  const namesOf = (role: LibraryRole) => {
    const key = joinNames(listNames(isEnglishAlone ? { ...role, translatedNames: [] } : role));
    const names = read.get(key) ?? nameTexts(role, model);
    read.set(key, names);
    return names;
  };
  const ofRoles = roles.map((role) => ({ ...roleTexts(role), names: isWanted ? namesOf(role) : [] }));
  const ofJobs = jobs.flatMap((job) => {
    const texts = jobTexts(job, model);
    return texts ? [{ ...texts, names: isTitleAlone(job) ? [titleText(job.title, model) ?? ''] : [] }] : [];
  });
  const all = [...ofRoles, ...ofJobs];
  const texts = new Set(all.flatMap(({ whole, name }) => [whole, name]));
  const names = new Set(all.flatMap((own) => own.names).filter((name) => name !== '' && !texts.has(name)));
  // Apart, because vectors of a model of 8 bits depend a little on the texts beside them: figures of texts stay comparable.
  const vectors = [...(await embed([...texts])), ...(await embed([...names]))];
  return {
    ...model,
    vectors: new Map([...texts, ...names].map((text, index) => [text, vectors[index] ?? new Float32Array()])),
    textsByNames: new Map(ofRoles.map((own, index) => [joinNames(listNames(roles[index] ?? NO_ROLE)), own])),
    libraries: new WeakMap(),
  };
}

const NO_ROLE: LibraryRole = {
  roleId: 0,
  language: 'en',
  label: '',
  alternativeLabels: [],
  description: '',
  essentialSkills: [],
  group: { label: '', text: '' },
};

/** The roles of an index, as the portal's worker holds them. */
const readLibrary = ({ libraries, textsByNames, vectors }: Embeddings, index: MatchIndex): LibraryMeaning => {
  const known = libraries.get(index);
  if (known) return known;
  const own = index.roles.flatMap(({ roleId }, at): [number, RoleTexts][] => {
    const texts = textsByNames.get(joinNames(index.names[at] ?? []));
    return texts ? [[roleId, texts]] : [];
  });
  const names = nameMeanings();
  for (const [roleId, texts] of own)
    names.set(
      roleId,
      texts.names.flatMap((name) => vectors.get(name) ?? []),
    );
  const library = { texts: new Map(own), names };
  libraries.set(index, library);
  return library;
};

/** What the matcher needs to know of a job's meaning, as the portal gives it; nothing without vectors of the job. */
export function readNearness(
  embeddings: Embeddings | undefined,
  index: MatchIndex,
  job: Job,
): Pick<MatchQuery, 'nearness' | 'nameNearness' | 'isFittedModel'> {
  const readVectors = ({ whole, name }: EmbeddingTexts) => {
    const [ofWhole, ofName] = [embeddings?.vectors.get(whole), embeddings?.vectors.get(name)];
    return ofWhole && ofName && { whole: ofWhole, name: ofName };
  };
  const jobs = embeddings && jobTexts(job, embeddings);
  const jobVectors = jobs && readVectors(jobs);
  if (!embeddings || !jobVectors) return {};
  const library = readLibrary(embeddings, index);
  const title = isTitleAlone(job) ? embeddings.vectors.get(titleText(job.title, embeddings) ?? '') : undefined;
  return {
    isFittedModel: embeddings.isFittedModel,
    nearness(roleId) {
      const texts = library.texts.get(roleId);
      const roleVectors = texts && readVectors(texts);
      return roleVectors && similarity(jobVectors, roleVectors);
    },
    ...(title && { nameNearness: library.names.compare(title) }),
  };
}
