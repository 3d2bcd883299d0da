export { FormPage as Page } from '../../features/enquiry/FormPage.tsx';
