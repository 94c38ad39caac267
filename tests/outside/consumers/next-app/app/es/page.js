import { PricingCalculator } from '@advisor/tools/pricing-calculator';

/** A page in Spanish: the server renders the tool in Spanish, and the browser loads no other words. */
export default function Page() {
  return (
    <main lang="es">
      <h1>Nuestros precios</h1>
      <PricingCalculator locale="es" currency="EUR" storageKey={null} />
    </main>
  );
}
