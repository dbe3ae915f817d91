import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentType } from 'react';
import { AvatarStories } from '../avatar/stories';
import { Button } from '../button/button';
import { ButtonStories } from '../button/stories';
import { CategoryStories } from '../category-dot/stories';
import { ChipStories } from '../chip/stories';
import { ChoiceStories } from '../choice/stories';
import { CollapsedNamesStories } from '../collapsed-names/stories';
import { colourMode, useColourMode } from '../colour-mode/colour-mode';
import { PaletteStories } from '../command-palette/stories';
import { ComparisonStories } from '../comparison/stories';
import { TableStories } from '../data-table/stories';
import { DialogStories } from '../dialog/stories';
import { DutyListStories } from '../duty-list/stories';
import { EmptyStories } from '../empty-state/stories';
import { ErrorStories } from '../error-panel/stories';
import { FactListStories } from '../fact-list/stories';
import { FileDropStories } from '../file-drop/stories';
import { FilterBarStories } from '../filter-bar/stories';
import { FilterChipsStories } from '../filter-chips/stories';
import { FormActionsStories } from '../form-actions/stories';
import { IconStories } from '../icon/stories';
import { JobStories } from '../job-tray/stories';
import { LevelStories } from '../level-cell/stories';
import { LoadingStories } from '../loading/stories';
import { MarkedTextStories } from '../marked-text/stories';
import { MenuStories } from '../menu/stories';
import { NotificationStories } from '../notification-stack/stories';
import { Page } from '../page/page';
import { Panel } from '../panel/panel';
import { PickerStories } from '../picker/stories';
import { ProgressStories } from '../progress-bar/stories';
import { UiProvider } from '../provider/ui-provider';
import { ScoreStories } from '../score-bar/stories';
import { SearchFiltersStories } from '../search-filters/stories';
import { StarStories } from '../star-rating/stories';
import { StatusStories } from '../status-badge/stories';
import { SuggestBoxStories } from '../suggest-box/stories';
import { TabsStories } from '../tabs/stories';
import { TextFieldStories } from '../text-field/stories';
import { ThemeStories } from '../theme/stories';
import { VideoStories } from '../video-dialog/stories';

const BLOCKS: Record<string, ComponentType> = {
  'Colours and type': ThemeStories,
  Table: TableStories,
  Buttons: ButtonStories,
  'Buttons of a form': FormActionsStories,
  Menu: MenuStories,
  'Text fields': TextFieldStories,
  Choices: ChoiceStories,
  Pickers: PickerStories,
  'Search with suggestions': SuggestBoxStories,
  'Command palette': PaletteStories,
  'Filter bar': FilterBarStories,
  'Filter chips': FilterChipsStories,
  'Search filters': SearchFiltersStories,
  'File drop': FileDropStories,
  Levels: LevelStories,
  Comparison: ComparisonStories,
  'Work functions': DutyListStories,
  Facts: FactListStories,
  Categories: CategoryStories,
  Scores: ScoreStories,
  Ratings: StarStories,
  'Marked text': MarkedTextStories,
  Status: StatusStories,
  Chips: ChipStories,
  'Collapsed names': CollapsedNamesStories,
  Avatar: AvatarStories,
  Tabs: TabsStories,
  Progress: ProgressStories,
  Jobs: JobStories,
  Waiting: LoadingStories,
  'Nothing to show': EmptyStories,
  Failures: ErrorStories,
  Dialogs: DialogStories,
  'Alert cards': NotificationStories,
  Icons: IconStories,
  Film: VideoStories,
};

/** Demo page: every component in its states, in the theme of the page. */
export function BlocksPage() {
  const mode = useColourMode();
  return (
    <UiProvider>
      <chakra.main maxW="wide" mx="auto">
        <Page
          title="Blocks"
          help="What every screen is built from."
          action={
            <Button icon={mode === 'dark' ? 'sun' : 'moon'} onClick={colourMode.toggle}>
              {mode === 'dark' ? 'Show light' : 'Show dark'}
            </Button>
          }
        >
          {Object.entries(BLOCKS).map(([title, States]) => (
            <Panel key={title} title={title}>
              <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
                <States />
              </chakra.div>
            </Panel>
          ))}
        </Page>
      </chakra.main>
    </UiProvider>
  );
}
