import { AreaIdText, AreaVersion } from '@skills-architect/contracts';

/** Environment overrides of an area's record in the deployment file. */
export interface AreaOverride {
  on?: boolean;
  version?: string;
  builds?: string;
}

export interface AreaOverrides {
  byId: ReadonlyMap<string, AreaOverride>;
  /** Invalid settings, which are ignored. */
  refused: { id: string; reason: string }[];
}

const SETTING = /^AREA_([A-Z][A-Z0-9_]*)_(ON|VERSION|BUILDS)$/;

const readSetting = (name: string, field: string, value: string): AreaOverride | string => {
  if (field === 'BUILDS') return { builds: value };
  if (field === 'ON')
    return ['true', 'false'].includes(value) ? { on: value === 'true' } : `${name} must be true or false`;
  const version = AreaVersion.safeParse(value);
  return version.success ? { version: value } : `${name}: ${version.error.issues[0]?.message}`;
};

/**
 * Reads `AREA_<ID>_ON`, `AREA_<ID>_VERSION` and `AREA_<ID>_BUILDS`; the id is in capitals, with underscores instead of
 * dashes: `AREA_JOB_BOARD_ON=false` switches the area job-board off.
 */
export const readOverrides = (environment: Readonly<Record<string, string | undefined>>): AreaOverrides => {
  const byId = new Map<string, AreaOverride>();
  const refused: AreaOverrides['refused'] = [];
  for (const [name, value] of Object.entries(environment)) {
    const [, capitals, field] = SETTING.exec(name) ?? [];
    if (!capitals || !field || !value) continue;
    const id = capitals.toLowerCase().replaceAll('_', '-');
    const read = AreaIdText.safeParse(id).success ? readSetting(name, field, value.trim()) : `${name} names no area`;
    if (typeof read === 'string') refused.push({ id, reason: read });
    else byId.set(id, { ...byId.get(id), ...read });
  }
  return { byId, refused };
};

/** The deployment file's records with the environment's overrides; an area that only the environment names is added. */
export const overrideRecords = (records: readonly unknown[], { byId }: AreaOverrides): unknown[] => {
  const recordId = (record: unknown): unknown => Reflect.get(Object(record), 'id');
  const named = new Set(records.map(recordId));
  return [
    ...records.map((record) => {
      const override = byId.get(String(recordId(record)));
      return override ? { ...Object(record), ...override } : record;
    }),
    ...[...byId].filter(([id]) => !named.has(id)).map(([id, override]) => ({ id, ...override })),
  ];
};
