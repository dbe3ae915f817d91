/** A selected industry role with its sub-sector and function, which fill the pickers before any search. */
export interface ChosenRole {
  roleId: number;
  roleName: string;
  subsectorId: number;
  subsector: string;
  subsectorTypeId: number;
  functionId: number;
  functionName: string;
}
