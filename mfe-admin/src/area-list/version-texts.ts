import { formatCount, formatDate, formatNumber, formatWhen } from '@skills-architect/contracts/locale';
import type { AreaBuildInfo, AreaFigures, ManagedArea } from '@skills-architect/contracts/portal';
import type { Tone } from '@skills-architect/ui-kit';

const SECOND_MS = 1000;
const SHORT_COMMIT = 12;
const NEAR_MS = 30 * 24 * 3600 * SECOND_MS;

/** Text and colour of why a build is accepted. */
export const TRUST: Record<NonNullable<AreaBuildInfo['trust']>, { word: string; tone: Tone }> = {
  signed: { word: 'Signed', tone: 'done' },
  deployment: { word: 'Part of the deployment', tone: 'neutral' },
  development: { word: 'Not signed (development mode)', tone: 'warning' },
};

/** The date after which the version in use is no longer accepted, once that is near: then a new one has to be published. */
export const findExpiry = (
  { version, versions }: Pick<ManagedArea, 'version' | 'versions'>,
  now: Date,
): string | undefined => {
  const { signature } = versions.find((build) => build.version === version) ?? {};
  const isNear = signature && Date.parse(signature.expiresAt) - now.getTime() < NEAR_MS;
  return isNear ? formatDate(signature.expiresAt) : undefined;
};

/** What pages have told of a version, in numbers. */
export const describeFigures = ({ opened, errors, failedLoads, violations }: AreaFigures): string =>
  [
    `opened ${formatCount(opened, 'time')}`,
    formatCount(errors, 'error'),
    formatCount(failedLoads, 'failed load'),
    ...(violations ? [`${formatNumber(violations)} blocked by the security policy`] : []),
  ].join(', ');

/** The facts of a version; those without a value are not known. */
export const listVersionFacts = ({ signature, figures }: AreaBuildInfo) => [
  { name: 'Publisher', value: signature?.publisher },
  { name: 'Commit', value: signature?.commit?.slice(0, SHORT_COMMIT) },
  { name: 'Signed', value: signature && formatWhen(signature.signedAt) },
  { name: 'Accepted until', value: signature && formatDate(signature.expiresAt) },
  { name: 'Use', value: figures && describeFigures(figures) },
  {
    name: 'Largest paint',
    value:
      figures?.lcpMs !== undefined &&
      `${formatNumber(Math.round(figures.lcpMs / (SECOND_MS / 10)) / 10)} s (75th percentile)`,
  },
  { name: 'Latest problem', value: figures?.example && `${formatWhen(figures.example.at)}: ${figures.example.text}` },
];

/** Who has the version of a trial, and how it goes. */
export const describeTrial = ({
  share,
  clientIds,
  maxErrorPercent,
  users,
  usersWithProblems,
}: NonNullable<ManagedArea['trial']>): string => {
  const who = [
    ...(share ? [`${formatNumber(share)} % of the users`] : []),
    ...(clientIds.length ? [`the users of ${formatCount(clientIds.length, 'client')}`] : []),
  ].join(' and ');
  return `For ${who}. ${formatCount(users, 'user has', 'users have')} opened it, ${formatNumber(usersWithProblems)} with problems. It is withdrawn when these are more than ${formatNumber(maxErrorPercent)} %, and at least three.`;
};
