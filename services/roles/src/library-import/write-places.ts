import { fold, type Write } from '@skills-architect/service-kit';
import type { FunctionDocument, Structure, SubSectorDocument } from '../structure/structure-documents';
import type { TaxonomyPlace } from './taxonomy';

/** Sub-sector and function by the taxonomy's code of the place. */
export type Places = ReadonlyMap<string, { subsectorId: number; functionId: number }>;

/** Finds the sub-sectors and functions of a taxonomy by code or name. */
const findPlaces = async (structure: Structure, places: readonly TaxonomyPlace[]) => {
  const { subSectors, functions } = structure;
  const [sectorPlaces, functionPlaces] = [
    places.filter(({ within }) => !within),
    places.filter(({ within }) => within),
  ];
  const toNameKeys = (found: readonly TaxonomyPlace[]) => found.map(({ name }) => fold(name));
  const toCodes = (found: readonly TaxonomyPlace[]) => found.map(({ code }) => code);
  const storedSectors = await subSectors.model
    .find({
      $or: [{ externalId: { $in: toCodes(sectorPlaces) } }, { nameKey: { $in: toNameKeys(sectorPlaces) } }],
      ...subSectors.alive,
    })
    .lean<SubSectorDocument[]>();
  const findSector = (place: TaxonomyPlace) =>
    storedSectors.find(({ externalId }) => externalId === place.code) ??
    storedSectors.find(({ nameKey }) => nameKey === fold(place.name));
  const storedFunctions = await functions.model
    .find({
      $or: [{ externalId: { $in: toCodes(functionPlaces) } }, { nameKey: { $in: toNameKeys(functionPlaces) } }],
      ...functions.alive,
    })
    .lean<FunctionDocument[]>();
  const findFunction = (place: TaxonomyPlace) => {
    const sector = sectorPlaces.find(({ code }) => code === place.within);
    const within = sector && findSector(sector)?._id;
    return (
      storedFunctions.find(({ externalId }) => externalId === place.code) ??
      storedFunctions.find(({ nameKey, subsectorId }) => nameKey === fold(place.name) && subsectorId === within)
    );
  };
  return { sectorPlaces, functionPlaces, findSector, findFunction };
};

const toPlaces = ({ functionPlaces, findFunction }: Awaited<ReturnType<typeof findPlaces>>): Places =>
  new Map(
    functionPlaces.flatMap((place) => {
      const found = findFunction(place);
      return found ? [[place.code, { subsectorId: found.subsectorId, functionId: found._id }] as const] : [];
    }),
  );

/** The places that exist already, for a preview. */
export const readPlaces = async (structure: Structure, places: readonly TaxonomyPlace[]) =>
  toPlaces(await findPlaces(structure, places));

/** Creates missing places, and adds the source to existing sub-sectors. */
export const writePlaces = async (
  structure: Structure,
  places: readonly TaxonomyPlace[],
  { sourceId, language }: { sourceId: number; language: string | undefined },
  write: Write,
): Promise<Places> => {
  const { sectorPlaces, findSector } = await findPlaces(structure, places);
  const missing = sectorPlaces.filter((place) => !findSector(place));
  const sectorIds = sectorPlaces.flatMap((place) => findSector(place)?._id ?? []);
  await structure.subSectors.changeSome(
    { _id: { $in: sectorIds }, sourceIds: { $ne: sourceId } },
    sectorIds.length,
    // The current sources, which somebody may have changed since they were read.
    (sector) => ({ sourceIds: [...sector.sourceIds, sourceId] }),
    write,
  );
  await structure.subSectors.create(
    missing.map(({ code, name, subsectorTypeId }) => ({
      subsector: name,
      nameKey: fold(name),
      subsectorTypeId,
      sourceIds: [sourceId],
      externalId: code,
      ...(language && { language }),
    })),
    write,
  );
  const stored = await findPlaces(structure, places);
  await structure.functions.create(
    stored.functionPlaces
      .filter((place) => !stored.findFunction(place))
      .map(({ code, name, text, within }) => {
        const sector = stored.sectorPlaces.find((sectorPlace) => sectorPlace.code === within);
        return {
          functionName: name,
          nameKey: fold(name),
          description: text,
          subsectorId: (sector && stored.findSector(sector)?._id) ?? 1,
          externalId: code,
          ...(language && { language }),
        };
      }),
    write,
  );
  return readPlaces(structure, places);
};
