import { listContentProviders } from '@skills-architect/contracts/admin';
import { listContentConnectors, startContentImport } from '@skills-architect/contracts/skills';
import { notify, useCall, useChange } from '@skills-architect/portal-kit';
import {
  Box,
  Button,
  EmptyState,
  HStack,
  Loaded,
  Panel,
  RadioGroup,
  SelectField,
  Skeleton,
  Stack,
} from '@skills-architect/ui-kit';
import { useState } from 'react';

interface StartImportProps {
  onStart: (importId: number) => void;
}

/** Chooses a catalogue and starts its import. */
export function StartImport({ onStart }: StartImportProps) {
  const read = useCall(listContentConnectors, {});
  return (
    <Panel title="New import">
      <Loaded result={read} waiting={<Skeleton lines={4} label="Loading the catalogues" />}>
        {({ connectors }) =>
          connectors.length ? (
            <Choice connectors={connectors} onStart={onStart} />
          ) : (
            <EmptyState title="No catalogue is connected.">
              Add a connector of the kind content-provider to the deployment file.
            </EmptyState>
          )
        }
      </Loaded>
    </Panel>
  );
}

const missingChoice = (providerId: number, connector: string) => {
  if (!providerId) return 'Choose the content provider first';
  return connector ? undefined : 'Choose the catalogue first';
};

function Choice({ connectors, onStart }: StartImportProps & { connectors: readonly string[] }) {
  const providers = useCall(listContentProviders, {});
  const start = useChange(startContentImport);
  const [providerId, setProviderId] = useState(0);
  const [connector, setConnector] = useState(connectors.length === 1 ? (connectors[0] ?? '') : '');
  const [extent, setExtent] = useState<'all' | 'changes'>('changes');
  const run = async () => {
    const { importId } = await start.run({ body: { contentProviderId: providerId, connector, extent } });
    onStart(importId);
  };
  const missing = missingChoice(providerId, connector);
  return (
    <Stack gap="4">
      <HStack gap="3" flexWrap="wrap" alignItems="flex-end">
        <Box w="64" maxW="full">
          <SelectField
            label="Content Provider"
            placeholder="Choose a provider"
            value={providerId || ''}
            options={(providers.data?.contentProviders ?? []).map(({ contentProviderId, contentProvider }) => ({
              value: contentProviderId,
              label: contentProvider,
            }))}
            {...(providers.error && { error: providers.error.message })}
            onChange={(event) => setProviderId(Number(event.target.value))}
          />
        </Box>
        <Box w="64" maxW="full">
          <SelectField
            label="Catalogue"
            placeholder="Choose a connector"
            value={connector}
            options={connectors.map((name) => ({ value: name, label: name }))}
            onChange={(event) => setConnector(event.target.value)}
          />
        </Box>
      </HStack>
      <RadioGroup
        label="What to read"
        value={extent}
        onChange={(event) => setExtent(event.target.value === 'all' ? 'all' : 'changes')}
        options={[
          { value: 'changes', label: 'Changes since the last import; everything the first time' },
          { value: 'all', label: 'Everything; missing items are removed' },
        ]}
      />
      <div>
        <Button
          variant="primary"
          loading={start.isRunning}
          {...(missing && { disabledReason: missing })}
          onClick={() => run().catch(notify)}
        >
          Start Import
        </Button>
      </div>
    </Stack>
  );
}
