import { testSignInProvider } from '@skills-architect/contracts/portal';
import { notify, useChange } from '@skills-architect/portal-kit';
import { Box, Button, Stack, StatusBadge, Text } from '@skills-architect/ui-kit';
import { useState } from 'react';

/** Tries the saved settings of a provider without a sign-in. */
export function ConnectionTest({ providerId }: { providerId: number }) {
  const test = useChange(testSignInProvider);
  const [result, setResult] = useState<{ works: boolean; findings: string[] }>();
  return (
    <Stack gap="3">
      <Box>
        <Button
          loading={test.isRunning}
          onClick={() => void test.run({ params: { providerId } }).then(setResult).catch(notify)}
        >
          Test Saved Settings
        </Button>
      </Box>
      {result && (
        <Stack gap="1" role="status" align="flex-start">
          <StatusBadge tone={result.works ? 'done' : 'danger'}>{result.works ? 'Works' : 'Does not work'}</StatusBadge>
          {result.findings.map((finding) => (
            <Text key={finding}>{finding}</Text>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
