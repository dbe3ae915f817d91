import { execFileSync } from 'node:child_process';
import * as z from 'zod';

const MAX_BYTES = 64 * 1024 * 1024;

/** The output of a command. */
export const readOutput = (command: string, args: readonly string[]): string =>
  execFileSync(command, args, { maxBuffer: MAX_BYTES, encoding: 'utf8' }).trim();

const Component = z.looseObject({ 'bom-ref': z.string() });
const Dependency = z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()).default([]) });
/** A CycloneDX list, with the fields that are read here. */
export const Sbom = z.looseObject({
  metadata: z.looseObject({ properties: z.array(z.looseObject({ name: z.string() })).default([]) }),
  components: z.array(Component).min(1),
  dependencies: z.array(Dependency).default([]),
});
export type Sbom = z.infer<typeof Sbom>;

/** The list without packages that are not among these (`name@version`). */
export const onlyOf = (list: Sbom, shipped: ReadonlySet<string>): Sbom => ({
  ...list,
  components: list.components.filter((component) => shipped.has(component['bom-ref'])),
  dependencies: list.dependencies
    .filter(({ ref }) => shipped.has(ref))
    .map((dependency) => ({ ...dependency, dependsOn: dependency.dependsOn.filter((ref) => shipped.has(ref)) })),
});

/**
 * The packages that ship with these workspaces (by default all of them). `npm sbom --omit dev` leaves out packages that something else
 * needs for development as well, such as mongoose, so `npm ls` decides.
 */
export const readShipped = (workspaces: readonly string[] = []): Sbom => {
  const list = Sbom.parse(JSON.parse(readOutput('npm', ['sbom', '--sbom-format', 'cyclonedx'])));
  const lines = readOutput('npm', ['ls', '--omit', 'dev', '--all', '--parseable', '--long', ...workspaces]).split('\n');
  // PATH:NAME@VERSION, followed by more for links.
  return onlyOf(list, new Set(lines.flatMap((line) => line.split(':')[1] ?? [])));
};
