import { Missing, SwitchedOff } from '../areas/area-panel';
import { Landing } from '../landing/landing';
import { Refused } from '../place/guard';
import { useNeededChoice } from '../place/needed-choice';
import { NotFound } from '../place/not-found';
import { usePlace } from '../place/use-place';
import { Login } from '../session/login';

/** The shell's own part of the page at the present path; an area's part stands in the area's place. */
export function Screen() {
  const place = usePlace();
  useNeededChoice();
  switch (place.kind) {
    case 'login':
      return <Login />;
    case 'landing':
      return <Landing />;
    case 'forbidden':
      return <Refused />;
    case 'unknown':
      return <NotFound />;
    case 'off':
      return <SwitchedOff title={place.title} />;
    case 'missing':
      return <Missing title={place.title} />;
    case 'area':
      return null;
  }
}
