// The first figure and the first date that a process writes read their language's data for tens of milliseconds: here that is done beside the page (decision 11).
new Intl.NumberFormat(self.name, { maximumFractionDigits: 1 }).format(0);
new Intl.DateTimeFormat(self.name, { dateStyle: 'long', timeZone: 'UTC' }).format(0);
close();
