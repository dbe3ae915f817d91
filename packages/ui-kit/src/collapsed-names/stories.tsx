import { CollapsedNames } from './collapsed-names';

export function CollapsedNamesStories() {
  return <CollapsedNames owner="Northwind" names={['ESCO', 'O*NET', 'Skills Architect', 'Own roles']} />;
}
