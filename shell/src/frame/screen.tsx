import { Missing, SwitchedOff } from '../areas/area-panel';
import { Landing } from '../landing/landing';
import { AccessDenied } from '../route/guard';
import { useNeededChoice } from '../route/needed-choice';
import { NotFound } from '../route/not-found';
import { usePageRoute } from '../route/use-page-route';
import { Login } from '../session/login';

/** The shell's screen for the current path; area screens render in the outlets. */
export function Screen() {
  const route = usePageRoute();
  useNeededChoice();
  switch (route.kind) {
    case 'login':
      return <Login />;
    case 'landing':
      return <Landing />;
    case 'forbidden':
      return <AccessDenied />;
    case 'unknown':
      return <NotFound />;
    case 'off':
      return <SwitchedOff id={route.id} title={route.title} />;
    case 'missing':
      return <Missing title={route.title} />;
    case 'area':
      return null;
  }
}
