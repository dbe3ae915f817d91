import type { MatcherAccuracy } from '@skills-architect/contracts/roles';
import { Box, Grid, Panel, ProgressBar, Text } from '@skills-architect/ui-kit';
import { Fragment } from 'react';
import { percent, withShare } from './shares';

/** Says when a confidence counts as right. */
const meaning = (confidence: string) =>
  confidence === 'no close role' ? 'right when no role was chosen' : 'right when the first suggestion was chosen';

/** How often each confidence was right, as bars. */
export function Reliability({ confidence }: Pick<MatcherAccuracy, 'confidence'>) {
  return (
    <Panel title="Confidence against Outcome">
      <Grid templateColumns={{ base: '1fr', sm: 'auto 1fr auto' }} columnGap="4" rowGap="3" alignItems="center">
        {confidence.map((one) => (
          <Fragment key={one.confidence}>
            <Box>
              <Text fontWeight="medium">{one.confidence}</Text>
              <Text color="fg.muted" fontSize="sm">
                {meaning(one.confidence)}
              </Text>
            </Box>
            <ProgressBar
              label={`${one.confidence}: right in ${percent(one.right, one.decisions)} of ${one.decisions.toLocaleString()}`}
              value={one.right}
              max={Math.max(1, one.decisions)}
            />
            <Text>
              {one.decisions === 0
                ? 'No decisions'
                : `${withShare(one.right, one.decisions)} of ${one.decisions.toLocaleString()}`}
            </Text>
          </Fragment>
        ))}
      </Grid>
    </Panel>
  );
}
