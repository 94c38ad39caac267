/**
 * Makes requests of which only the latest counts: what comes of an earlier one is dropped, whenever it comes, and whether
 * it failed or not.
 */
export function latestOnly() {
  let latest = 0;
  /** Asks the question that has no answer yet once more. */
  let repeat: (() => Promise<void>) | undefined;

  /** Resolves when the question is answered, also if another one counts by then. */
  async function ask<Answer>(
    question: () => Promise<Answer>,
    onAnswer: (answer: Answer) => void,
    onFailure: (error: unknown) => void,
  ): Promise<void> {
    const turn = ++latest;
    repeat = () => ask(question, onAnswer, onFailure);
    const tell = await question().then(
      (answer) => () => onAnswer(answer),
      (error: unknown) => () => onFailure(error),
    );
    if (turn !== latest) return;
    repeat = undefined;
    tell();
  }

  return {
    ask,
    /** After a change that an answer on its way may not have: it is dropped, and its question asked again. */
    changed(): void {
      void repeat?.();
    },
  };
}
