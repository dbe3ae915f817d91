import { Button } from '../button/button';
import { FormActions } from './form-actions';

export function FormActionsStories() {
  return (
    <>
      <FormActions>
        <Button>Cancel</Button>
        <Button type="submit" variant="primary">
          Submit
        </Button>
      </FormActions>
      <FormActions>
        <Button>Cancel</Button>
        <Button variant="quietDanger" icon="trash">
          Delete Client
        </Button>
        <Button type="submit" variant="primary">
          Update Client
        </Button>
      </FormActions>
    </>
  );
}
