export { FormsPage as Page } from '../../features/enquiry/FormsPage.tsx';
