import { expect, it } from '@jest/globals';
import { bareTitle } from './bare-title';

it.each([
  ['Registered Nurse', 'Registered Nurse'],
  ['Registered Nurse (ICU) - Night Shift', 'Registered Nurse'],
  ['URGENT: Truck Driver', 'Truck Driver'],
  ['Data Engineer | Remote | London', 'Data Engineer'],
  ['Software Engineer (m/f/d)', 'Software Engineer'],
  ['Part-time Cashier', 'Cashier'],
  ['Accountant, Ref: AC-2031', 'Accountant'],
  ['Sales Assistant [Req 8812]', 'Sales Assistant'],
  ['Front-end Developer', 'Front-end Developer'],
  ['HR/Payroll Officer', 'HR/Payroll Officer'],
  ['Contract Production Operator', 'Production Operator'],
  ['Contract Manager', 'Contract Manager'],
  ['Contract & Cost Manager', 'Contract & Cost Manager'],
  ['Remote Sensing Technician', 'Remote Sensing Technician'],
  ['Hiring Manager - Retail', 'Hiring Manager'],
  ['(Remote)', '(Remote)'],
])('the bare title of %s is %s', (title, bare) => expect(bareTitle(title)).toBe(bare));
