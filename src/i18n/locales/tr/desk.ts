import branch from './branch.json';
import cartComplete from './cartComplete.json';
import cartPage from './cartPage.json';

export default { ...branch, ...cartComplete, ...cartPage };
