// Loaded in <head> before the first paint, so that a chosen theme never flashes the other one. Without a choice, or where
// storage is blocked, nothing is set and the sheet follows the system.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {}
