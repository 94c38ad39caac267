/** A date that a form takes for an upcoming event, whenever the test runs. */
export const upcomingDay = `${new Date().getFullYear() + 1}-05-31`;
