import type { AreaBuildInfo, ManagedArea } from '@skills-architect/contracts/portal';
import {
  Button,
  Dialog,
  EmptyState,
  Heading,
  HStack,
  Stack,
  StatusBadge,
  Text,
  TextLink,
} from '@skills-architect/ui-kit';
import { FactList } from '@skills-architect/ui-kit/extra';
import { describeTrial, listVersionFacts, TRUST } from './version-texts';

export interface VersionsDialogProps {
  area: ManagedArea;
  onClose: () => void;
}

function Version({ area, build }: { area: ManagedArea; build: AreaBuildInfo }) {
  const { version, trust, hasSbom } = build;
  const isTried = area.trial?.version === version;
  return (
    <Stack as="section" gap="2" aria-label={`Version ${version}`}>
      <HStack gap="2" flexWrap="wrap">
        <Heading>{version}</Heading>
        {version === area.version && <StatusBadge tone="accent">In use</StatusBadge>}
        {isTried && <StatusBadge tone="accent">On trial</StatusBadge>}
        {trust && <StatusBadge tone={TRUST[trust].tone}>{TRUST[trust].word}</StatusBadge>}
      </HStack>
      {isTried && area.trial && <Text>{describeTrial(area.trial)}</Text>}
      <FactList facts={listVersionFacts(build)} />
      {hasSbom && (
        <TextLink
          alignSelf="flex-start"
          href={`/apps/${area.area}/${version}/sbom.cdx.json`}
          download={`${area.area}-${version}.cdx.json`}
        >
          Download the List of Packages
        </TextLink>
      )}
    </Stack>
  );
}

/** The versions of an area: who published each, how it is used, what is in it. */
export function VersionsDialog({ area, onClose }: VersionsDialogProps) {
  return (
    <Dialog
      open
      size="lg"
      title={`Versions of ${area.title}`}
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Stack gap="6">
        {area.versions.map((build) => (
          <Version key={build.version} area={area} build={build} />
        ))}
        {!area.versions.length && <EmptyState icon="grid">There is no version of it.</EmptyState>}
      </Stack>
    </Dialog>
  );
}
