// The first figure and the first date that a process writes read their language's data for tens of milliseconds: here that is done beside the page (decision 11).
new Intl.NumberFormat(self.name, { maximumFractionDigits: 1 }).format(0);
new Intl.DateTimeFormat(self.name === 'en' ? 'en-GB' : self.name, { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(0);
// it stays for a while: who listens to the page's requests can read its text
setTimeout(close, 10000);
