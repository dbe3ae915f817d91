import { fold, type Write } from '@skills-architect/service-kit';
import type { FunctionDocument, Structure, SubSectorDocument } from '../structure/structure-documents';
import type { TaxonomyPlace } from './taxonomy';

/** Sub-sector and function by the taxonomy's code of the place. */
export type Places = ReadonlyMap<string, { subsectorId: number; functionId: number }>;

/** Finds the sub-sectors and functions of a taxonomy by code or name. */
const findPlaces = async (structure: Structure, places: readonly TaxonomyPlace[]) => {
  const { subSectors, functions } = structure;
  const [upper, lower] = [places.filter(({ within }) => !within), places.filter(({ within }) => within)];
  const foldedNames = (found: readonly TaxonomyPlace[]) => found.map(({ name }) => fold(name));
  const codes = (found: readonly TaxonomyPlace[]) => found.map(({ code }) => code);
  const foundUpper = await subSectors.model
    .find({
      $or: [{ externalId: { $in: codes(upper) } }, { nameKey: { $in: foldedNames(upper) } }],
      ...subSectors.alive,
    })
    .lean<SubSectorDocument[]>();
  const findSector = (place: TaxonomyPlace) =>
    foundUpper.find(({ externalId }) => externalId === place.code) ??
    foundUpper.find(({ nameKey }) => nameKey === fold(place.name));
  const foundLower = await functions.model
    .find({
      $or: [{ externalId: { $in: codes(lower) } }, { nameKey: { $in: foldedNames(lower) } }],
      ...functions.alive,
    })
    .lean<FunctionDocument[]>();
  const findFunction = (place: TaxonomyPlace) => {
    const sector = upper.find(({ code }) => code === place.within);
    const within = sector && findSector(sector)?._id;
    return (
      foundLower.find(({ externalId }) => externalId === place.code) ??
      foundLower.find(({ nameKey, subsectorId }) => nameKey === fold(place.name) && subsectorId === within)
    );
  };
  return { upper, lower, findSector, findFunction };
};

const asPlaces = ({ lower, findFunction }: Awaited<ReturnType<typeof findPlaces>>): Places =>
  new Map(
    lower.flatMap((place) => {
      const found = findFunction(place);
      return found ? [[place.code, { subsectorId: found.subsectorId, functionId: found._id }] as const] : [];
    }),
  );

/** The places that exist already, for a preview. */
export const readPlaces = async (structure: Structure, places: readonly TaxonomyPlace[]) =>
  asPlaces(await findPlaces(structure, places));

/** Creates missing places, and adds the source to existing sub-sectors. */
export const writePlaces = async (
  structure: Structure,
  places: readonly TaxonomyPlace[],
  sourceId: number,
  write: Write,
): Promise<Places> => {
  const { upper, findSector } = await findPlaces(structure, places);
  const missing = upper.filter((place) => !findSector(place));
  const joining = upper.flatMap((place) => {
    const sector = findSector(place);
    return sector && !sector.sourceIds.includes(sourceId)
      ? [[sector._id, { sourceIds: [...sector.sourceIds, sourceId] }] satisfies [number, object]]
      : [];
  });
  await structure.subSectors.changeMany(new Map(joining), write);
  await structure.subSectors.create(
    missing.map(({ code, name, subsectorTypeId }) => ({
      subsector: name,
      nameKey: fold(name),
      subsectorTypeId,
      sourceIds: [sourceId],
      externalId: code,
    })),
    write,
  );
  const again = await findPlaces(structure, places);
  await structure.functions.create(
    again.lower
      .filter((place) => !again.findFunction(place))
      .map(({ code, name, text, within }) => {
        const sector = again.upper.find((one) => one.code === within);
        return {
          functionName: name,
          nameKey: fold(name),
          description: text,
          subsectorId: (sector && again.findSector(sector)?._id) ?? 1,
          externalId: code,
        };
      }),
    write,
  );
  return readPlaces(structure, places);
};
