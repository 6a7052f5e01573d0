import { groupPageProps } from '#page-loaders/group-page.ts';
import OneGroup from '../part-vps/[id].tsx';

export default OneGroup;

export const getServerSideProps = groupPageProps('cvm');
