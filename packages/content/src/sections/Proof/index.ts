export { Proof, type ProofProps } from './Proof';
